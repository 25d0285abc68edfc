-- A key that came by the setting of a server is in use until the setting names another.
alter table api_keys add column is_from_setting boolean not null default false;
