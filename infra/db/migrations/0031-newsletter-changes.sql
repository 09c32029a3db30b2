-- A confirmed subscription changes only by the word of its address: what anybody else asks for waits here until the
-- mailbox confirms it. Keys: name, ids_interest_price, ids_interest_city.
alter table newsletter_subscription add pending jsonb check (jsonb_typeof(pending) = 'object');
