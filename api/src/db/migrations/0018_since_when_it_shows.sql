-- Since when the presentation that a display reports has been on its glass: staff are told, instead of when it last spoke.
alter table display_health add column showing_since timestamptz;
