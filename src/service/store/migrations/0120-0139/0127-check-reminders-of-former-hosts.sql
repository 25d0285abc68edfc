-- Reads through all deliveries, while they are read and written.
alter table deliveries validate constraint deliveries_address;
