-- Codes are shared out among networks too: a caller with many addresses of one network leaves room for the others.
-- What is on some glass at this moment counts as a network of its own until it is over, minutes later.
alter table pairing add column network text;
update pairing set network = address;
alter table pairing alter column network set not null;
create index pairing_by_network on pairing (network);
