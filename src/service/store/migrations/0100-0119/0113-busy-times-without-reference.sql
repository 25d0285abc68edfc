-- Half the time of writing a calendar's busy times went into looking up that calendar for each of them. Whoever writes
-- some holds the row of their connection locked, and whoever removes that removes them too.
alter table busy_times drop constraint busy_times_account_id_calendar_id_fkey;
