-- Whether the display has taken in that it shall show its name: staff are told, instead of left to guess.
alter table display add column identify_heard boolean not null default false;
