-- Releases named every format of a picture; completed once, they name what displays choose from. A return stands.
update release set awaits = 'largest'
where (system, number) in (select system, max(number) from release group by system);
