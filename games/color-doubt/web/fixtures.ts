import type { Fixture } from "$parlour/plugin";
const f: Fixture[] = [{title:"x",setup:null,view:{},options:null,turn:{player:0},viewer:{seat:0},names:["Ada","Ben","Cleo"]}];
export default f;
