-- Whose schedule it is; null for one of the whole account, as all are that were made before there were colleagues.
alter table availabilities add column user_id bigint;
