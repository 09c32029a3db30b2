-- Roles come with the vocabulary or with the first person who has one, never before: 0052 put this one in too early.
delete from role where key = 'platform' and not exists (select from user_role where role_key = 'platform');
