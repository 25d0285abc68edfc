-- The language of emails about bookings of an event type that name none, as a BCP 47 tag; null for none.
alter table event_types add column locale text;
-- The language in which an email about an event was last written; null if it was not, or by an older release.
alter table deliveries add column locale text;
