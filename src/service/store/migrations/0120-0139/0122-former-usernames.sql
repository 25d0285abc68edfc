-- The usernames that a user or a team had before. They still lead to it, and nobody else can take them. Such a row has
-- no user or team, so the release before does not find two usernames of one.
alter table handles add column former_user_id bigint;
alter table handles add column former_team_id bigint;
alter table handles drop constraint handles_of_one;
alter table handles add constraint handles_of_one
  check (num_nonnulls(user_id, team_id, former_user_id, former_team_id) = 1);
