import { mount } from "svelte";
import App from "./App.svelte";
import { fetchFirst } from "./language";
import "./ui/theme.css";

void fetchFirst().then(() => mount(App, { target: document.getElementById("app")! }));
