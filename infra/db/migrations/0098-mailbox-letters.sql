-- Letters to addresses that anybody could have typed, so that no mailbox gets more than a few of all kinds together.

create table mailbox_letter (
  -- The row of the outbox: a letter that is tried again counts once.
  outbox_id bigint primary key,
  -- Keyed digest of the address.
  mailbox bytea not null check (octet_length(mailbox) = 32),
  at timestamptz not null
);
create index mailbox_letter_mailbox on mailbox_letter (mailbox, at);
