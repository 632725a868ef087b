-- A decision that has blocked an account stores when, so that it takes back its own block alone.
update moderation_decision d
set applied = d.applied || jsonb_build_object(
  'block', to_char(blocked.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
from (
  select wanted.id, max(e.happened_at) as at
  from moderation_decision wanted
  join moderation_case c on c.id = wanted.case_id
  join account_event e on e.account_id = c.account_id and e.kind = 'blocked' and e.happened_at <= wanted.decided_at
  where wanted.applied -> 'block' = 'true'
  group by wanted.id) blocked
where blocked.id = d.id;

-- The end of a suspension follows from the decisions.
update moderation_decision set applied = applied - 'suspend' where applied ? 'suspend';
