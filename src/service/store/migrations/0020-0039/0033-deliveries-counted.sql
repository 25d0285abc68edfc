-- Deliveries are claimed queue by queue, and an index by time alone must not look as good: where most of what is due is of
-- one webhook, reading another's by it would pass over all of that. This one is for counting, which names the status.
drop index deliveries_due;
create index deliveries_counted on deliveries (next_try_at) where status = 'pending' and next_try_at is not null;
