-- The hosts who take turns and had the day off when the meeting was booked. Null if no one had, or if it was booked
-- before this column existed.
alter table meetings add column absent_ids bigint[];
