-- A window of a member of staff that shows what displays show, until it is closed.
alter table display add column temporary boolean not null default false;
