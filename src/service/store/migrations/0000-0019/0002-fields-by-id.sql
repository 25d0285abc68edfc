-- Tells a field of another account from one that does not exist.
create index booking_form_fields_id on booking_form_fields (id);
