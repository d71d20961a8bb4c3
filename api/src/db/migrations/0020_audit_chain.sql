-- The activity is append-only and hash-chained. The chain covers salted digests of the parts of an action, so that a part that is
-- erased, or an action that is forgotten by age, leaves it whole: only the salt goes, without which a digest tells nothing.
create table activity_seal (
  sequence bigint primary key,
  activity_id bigint not null unique,
  hash bytea not null,
  digests bytea[] not null,
  -- Null of a part that was erased; all of it null when the action was forgotten.
  salts bytea[]
);

-- What was recorded and is not in the chain yet: a save does not wait for the chain.
create table activity_unsealed (activity_id bigint primary key);

create table activity_chain (
  one boolean primary key default true check (one),
  -- Where it ends.
  sequence bigint not null default 0,
  hash bytea not null default '',
  -- The last that was forgotten from its beginning.
  anchor_sequence bigint not null default 0,
  anchor_hash bytea not null default ''
);
insert into activity_chain default values;
insert into activity_unsealed select id from activity;

-- Each can be erased by itself but the first.
create function activity_parts(one activity) returns jsonb[] language sql stable as $$
  select array[
    jsonb_build_array(one.id, (extract(epoch from one.at) * 1000)::bigint, one.action, one.system, one.subject_kind),
    jsonb_build_array(one.subject_id),
    jsonb_build_array(one.title_el, one.title_en),
    jsonb_build_array(one.by_id, one.by_name)
  ]
$$;

create function activity_digest(salt bytea, part jsonb) returns bytea language sql immutable as $$
  select sha256(salt || convert_to(part::text, 'UTF8'))
$$;

create function activity_hash(previous bytea, sequence bigint, digests bytea[]) returns bytea language sql immutable as $$
  select sha256(previous || int8send(sequence) || digests[1] || digests[2] || digests[3] || digests[4])
$$;

create function queue_activity() returns trigger language plpgsql as $$
begin
  insert into activity_unsealed select id from added;
  return null;
end $$;
create trigger queue_activity after insert on activity
  referencing new table as added for each statement execute function queue_activity();

-- Answers how many it has sealed; none while another process is at it.
create function seal_activity(at_most integer) returns integer language plpgsql as $$
declare
  chain activity_chain;
  one activity;
  fresh activity_seal;
  sealed bigint[] := '{}';
begin
  select * into chain from activity_chain for update skip locked;
  if not found then return 0; end if;
  -- Locked, so that nothing is erased between being read and being sealed.
  for one in
    select activity.* from activity_unsealed join activity on activity.id = activity_id
    order by activity.id limit at_most for share of activity skip locked
  loop
    chain.sequence := chain.sequence + 1;
    fresh.salts := array[uuid_send(gen_random_uuid()), uuid_send(gen_random_uuid()),
      uuid_send(gen_random_uuid()), uuid_send(gen_random_uuid())];
    fresh.digests := array(
      select activity_digest(salt, part)
      from unnest(fresh.salts, activity_parts(one)) with ordinality as parts (salt, part, place) order by place
    );
    chain.hash := activity_hash(chain.hash, chain.sequence, fresh.digests);
    insert into activity_seal (sequence, activity_id, hash, digests, salts)
      values (chain.sequence, one.id, chain.hash, fresh.digests, fresh.salts);
    sealed := sealed || one.id;
  end loop;
  if sealed <> '{}' then
    delete from activity_unsealed where activity_id = any(sealed);
    update activity_chain set sequence = chain.sequence, hash = chain.hash;
  end if;
  return cardinality(sealed);
end $$;

-- What is older, as far as it is sealed; answers how many have gone.
create function forget_activity(before timestamptz, at_most integer) returns integer
language plpgsql as $$
declare
  gone integer;
  upto bigint;
begin
  perform from activity_chain for update;
  -- As a clause of the function it takes a superuser.
  perform set_config('psifida.audit', 'forget', true);
  with old as (
    select id from activity where at < before and exists (select from activity_seal where activity_id = id)
    order by at limit at_most
  ), forgotten as (
    delete from activity where id in (select id from old) returning id
  )
  update activity_seal set salts = null where activity_id in (select id from forgotten);
  get diagnostics gone = row_count;
  perform set_config('psifida.audit', '', true);
  select coalesce(min(activity_seal.sequence) - 1, (select sequence from activity_chain)) into upto
    from activity_seal where salts is not null;
  update activity_chain set anchor_sequence = one.sequence, anchor_hash = one.hash
    from activity_seal as one where one.sequence = upto;
  delete from activity_seal where sequence <= upto;
  return gone;
end $$;

-- Lets through what erases, and notes it in the chain; deleting is for forget_activity alone.
create function guard_activity() returns trigger language plpgsql as $$
declare
  no_subject boolean;
  no_title boolean;
  no_person boolean;
begin
  if tg_op <> 'UPDATE' then
    if current_setting('psifida.audit', true) is distinct from 'forget' then
      raise 'The activity is append-only.' using errcode = 'insufficient_privilege';
    end if;
    return old;
  end if;
  no_subject := new.subject_id is distinct from old.subject_id;
  no_title := (new.title_el, new.title_en) is distinct from (old.title_el, old.title_en);
  no_person := (new.by_id, new.by_name) is distinct from (old.by_id, old.by_name);
  if (new.id, new.at, new.action, new.system, new.subject_kind)
      is distinct from (old.id, old.at, old.action, old.system, old.subject_kind)
    or no_subject and new.subject_id is not null
    or no_title and (new.title_el, new.title_en) <> ('', '')
    or no_person and (new.by_id, new.by_name) <> ('anonymised', '')
  then
    raise 'The activity is append-only.' using errcode = 'insufficient_privilege';
  end if;
  update activity_seal set salts = array[
    salts[1],
    case when not no_subject then salts[2] end,
    case when not no_title then salts[3] end,
    case when not no_person then salts[4] end
  ] where activity_id = old.id;
  return new;
end $$;
create trigger guard_activity before update or delete on activity for each row execute function guard_activity();
create trigger guard_all_activity before truncate on activity for each statement execute function guard_activity();
