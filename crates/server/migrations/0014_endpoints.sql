-- A browser whose address changes is found by its old one.
CREATE INDEX subscriptions_endpoint ON subscriptions (endpoint);
