-- When the calendars of an account on a server are listed next, to find those that were added: null for now. Then why
-- some of them are not read.
alter table calendar_sources
  add column next_list_at timestamptz,
  add column left_out_problem text;
