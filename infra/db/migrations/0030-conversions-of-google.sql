-- Google normalises addresses and numbers in its own way before they are hashed.
alter table conversion add google_email_hash sha256;
alter table conversion add google_phone_hash sha256;

-- The last word of a visitor about advertising is looked up for each conversion.
create index consent_visitor on consent (visitor_key, purpose, at desc) where visitor_key is not null;
create index cookie_acceptance_user on cookie_acceptance (user_id, at desc) where user_id is not null;
