/** The states of an advert and the transitions between them. */
export const advertStates = ['waiting', 'approved', 'paused', 'sold', 'rejected', 'expired', 'deleted'] as const;
export type AdvertState = (typeof advertStates)[number];

/** The owner, an administrator with the scope `adverts`, or the portal when the advert expires. */
export type AdvertActor = 'owner' | 'administrator' | 'portal';

interface Transition {
  readonly from: readonly AdvertState[];
  readonly to: AdvertState;
  readonly by: AdvertActor;
}

/** Every transition; all others are impossible. */
export const transitions = {
  approve: { from: ['waiting'], to: 'approved', by: 'administrator' },
  reject: { from: ['waiting'], to: 'rejected', by: 'administrator' },
  resubmit: { from: ['rejected'], to: 'waiting', by: 'owner' },
  pause: { from: ['approved'], to: 'paused', by: 'owner' },
  resume: { from: ['paused'], to: 'approved', by: 'owner' },
  sell: { from: ['approved', 'paused'], to: 'sold', by: 'owner' },
  renew: { from: ['expired'], to: 'approved', by: 'owner' },
  delete: {
    from: ['waiting', 'approved', 'paused', 'sold', 'rejected', 'expired'],
    to: 'deleted',
    by: 'owner',
  },
  // Decision 33: a paused advert waits for its owner.
  expire: { from: ['approved'], to: 'expired', by: 'portal' },
} as const satisfies Record<string, Transition>;

export type AdvertAction = keyof typeof transitions;

/** The state after an action; undefined when the current state does not allow it. */
export function nextState(action: AdvertAction, from: AdvertState): AdvertState | undefined {
  const { from: allowed, to }: Transition = transitions[action];
  return allowed.includes(from) ? to : undefined;
}

/** The state of a new advert: verified users need no approval. */
export function firstState(isVerified: boolean): AdvertState {
  return isVerified ? 'approved' : 'waiting';
}

export type AdvertVisibility = 'listed' | 'reachable' | 'hidden';

/** listed: in lists and on its own page; reachable: on its own page only; hidden: nowhere. */
export function visibilityOf(state: AdvertState): AdvertVisibility {
  if (state === 'approved') return 'listed';
  return state === 'sold' ? 'reachable' : 'hidden';
}

/** What an advert is called to its owner and to administrators: hiding takes the place of the state, and only one is said. */
export const shownStates = ['approved', 'waiting', 'paused', 'hidden', 'rejected', 'expired', 'sold'] as const;
export type ShownState = (typeof shownStates)[number];

export function shownStateOf({ state, isHidden }: AdvertSituation): ShownState | 'deleted' {
  return isHidden && state !== 'deleted' ? 'hidden' : state;
}

/** What an administrator may do with any advert; approving and rejecting have a queue of their own. */
export const administratorActions = ['review', 'edit', 'hide', 'restore'] as const;
export type AdministratorAction = (typeof administratorActions)[number];

/** What the actions depend on. Hiding keeps the state: a restored advert is what it was. */
export interface AdvertSituation {
  readonly state: AdvertState;
  readonly isHidden: boolean;
}

/** `review` depends on the list of unreviewed adverts too: hidden ones are not on it. */
export function administratorActionsOf({ state, isHidden }: AdvertSituation): AdministratorAction[] {
  if (state === 'deleted') return [];
  const isPublished = state === 'approved' || state === 'paused';
  const wasPublished = isPublished || state === 'sold' || state === 'expired';
  const allowed: Record<AdministratorAction, boolean> = {
    review: !isHidden,
    edit: isPublished,
    hide: wasPublished && !isHidden,
    restore: isHidden,
  };
  return administratorActions.filter((action) => allowed[action]);
}

/** What the owner may do. `change` keeps the state, except that it resubmits a rejected advert. */
export const ownerActions = ['change', 'pause', 'resume', 'sell', 'renew', 'delete'] as const;
export type OwnerAction = (typeof ownerActions)[number];

export function ownerActionsOf({ state, isHidden }: AdvertSituation): OwnerAction[] {
  return ownerActions.filter(
    (action) =>
      (action === 'change' ? isChangeable(state) : nextState(action, state) !== undefined) &&
      !(isHidden && isAboutPublishing(action)),
  );
}

/** Actions that promise their owner a public or a paused advert, which one hidden by an administrator is not. */
export function isAboutPublishing(action: OwnerAction): boolean {
  return action === 'pause' || action === 'resume' || action === 'renew';
}

/** Actions that have to wait for the end of the deal that an advert is reserved for. */
export function endsAdvert(action: OwnerAction): boolean {
  return action === 'sell' || action === 'delete';
}

/** An expired advert must be renewed first; sold and deleted adverts are final. */
export function isChangeable(state: AdvertState): boolean {
  return state === 'waiting' || state === 'approved' || state === 'paused' || state === 'rejected';
}

/** The states that count towards the limit of unverified users. */
export const countedStates = ['waiting', 'approved', 'paused'] as const satisfies readonly AdvertState[];
