-- Whose claim it is: a process holds its name in the database while it lives, so that what it leaves behind when it is
-- killed is taken up at once.
alter table media_upload add column claim_holder uuid;

-- When bytes last came. What has been announced keeps its room on the disk while bytes are coming.
alter table media_upload add column touched_at timestamptz not null default now();

create index media_upload_by_staging on media_upload (staging) where state in ('waiting', 'received', 'stored');
