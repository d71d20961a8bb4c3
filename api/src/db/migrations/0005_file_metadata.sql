-- What an image file says of itself, to be proposed to staff.
alter table media_file add column metadata jsonb;
