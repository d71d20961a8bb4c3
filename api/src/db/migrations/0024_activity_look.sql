-- A look before and after it was saved; null elsewhere, so that digests of earlier rows stay valid.
alter table activity add column look jsonb;

create or replace function activity_parts(one activity) returns jsonb[] language sql stable as $$
  select array[
    jsonb_build_array(one.id, (extract(epoch from one.at) * 1000)::bigint, one.action, one.system, one.subject_kind)
      || case when one.look is null then '[]' else jsonb_build_array(one.look) end,
    jsonb_build_array(one.subject_id),
    jsonb_build_array(one.title_el, one.title_en),
    jsonb_build_array(one.by_id, one.by_name)
  ]
$$;

-- A trigger of its own, so that guard_activity need not be repeated.
create function guard_activity_look() returns trigger language plpgsql as $$
begin
  raise 'The activity is append-only.' using errcode = 'insufficient_privilege';
end $$;
create trigger guard_activity_look before update on activity for each row
  when (new.look is distinct from old.look) execute function guard_activity_look();
