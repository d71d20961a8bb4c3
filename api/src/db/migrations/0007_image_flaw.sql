-- Blurred or very dark, as the pixels of an image say; null where nothing is to be said, or nobody looked.
alter table media_file add column flaw text;
