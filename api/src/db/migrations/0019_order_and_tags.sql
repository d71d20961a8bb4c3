-- The order in which a system shows its presentations, as staff set it; until then that in which they were made. What is
-- moved goes half-way between its new neighbours, so that no other row is written.
alter table presentation
  add column position double precision;

update presentation
set position = placed.position
from (
  select id, row_number() over (partition by system order by created_at, id) as position from presentation
) as placed
where placed.id = presentation.id;

alter table presentation
  alter column position set not null;

create index presentation_by_position on presentation (system, position, id);

-- Words of the staff about a display: where it stands, what it is. As they were typed; see tags.ts for what is the same.
alter table display
  add column tags text[] not null default '{}';

-- For which of all displays a message is, when not for every one.
alter table emergency
  add column tags text[] not null default '{}';
