/** The states of an advert and how it gets from one to another. */
export const advertStates = ['waiting', 'approved', 'paused', 'sold', 'rejected', 'expired', 'deleted'] as const;
export type AdvertState = (typeof advertStates)[number];

/** The owner, an administrator with the scope `adverts`, or the portal itself when the time has come. */
export type AdvertActor = 'owner' | 'administrator' | 'portal';

interface Transition {
  readonly from: readonly AdvertState[];
  readonly to: AdvertState;
  readonly by: AdvertActor;
}

/** Everything that may happen to an advert; what is not here is impossible. */
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
  expire: { from: ['approved', 'paused'], to: 'expired', by: 'portal' },
} as const satisfies Record<string, Transition>;

export type AdvertAction = keyof typeof transitions;

/** Where an action leads; undefined when the state does not allow it. */
export function nextState(action: AdvertAction, from: AdvertState): AdvertState | undefined {
  const { from: allowed, to }: Transition = transitions[action];
  return allowed.includes(from) ? to : undefined;
}

/** A new advert: the verified need no approval. */
export function firstState(isVerified: boolean): AdvertState {
  return isVerified ? 'approved' : 'waiting';
}

export type AdvertVisibility = 'listed' | 'reachable' | 'hidden';

/** listed: in lists and at its address; reachable: at its address only; hidden: nowhere. */
export function visibilityOf(state: AdvertState): AdvertVisibility {
  if (state === 'approved') return 'listed';
  return state === 'sold' ? 'reachable' : 'hidden';
}

/** What the owner may do. `change` leaves the state as it is, but sends a rejected advert again. */
export const ownerActions = ['change', 'pause', 'resume', 'sell', 'renew', 'delete'] as const;
export type OwnerAction = (typeof ownerActions)[number];

export function ownerActionsOf(state: AdvertState): OwnerAction[] {
  return ownerActions.filter((action) =>
    action === 'change' ? isChangeable(state) : nextState(action, state) !== undefined,
  );
}

/** An expired advert is renewed first; what is sold or deleted stays as it was. */
export function isChangeable(state: AdvertState): boolean {
  return state === 'waiting' || state === 'approved' || state === 'paused' || state === 'rejected';
}

/** The states that count towards the limit of the unverified. */
export const countedStates = ['waiting', 'approved', 'paused'] as const satisfies readonly AdvertState[];
