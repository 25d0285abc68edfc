-- Runs outside a transaction.
-- The times of one calendar never overlap, and are found by their start. To write them takes less without this.
drop index concurrently if exists busy_times_by_end;
