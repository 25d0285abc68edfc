-- Lists events, canceled ones too, by their start: of the account, of one event type, of one contact.
create index events_by_start on events (account_id, starts_at desc, id desc);
create index events_by_type on events (account_id, event_type_id, starts_at desc, id desc);
drop index events_contact;
create index events_contact on events (account_id, contact_id, starts_at desc, id desc);
