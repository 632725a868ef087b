interface Role {
  readonly user_group_id: number | null;
  readonly scopes: readonly string[];
}

/** The part of an account covered by its version: the group with its discount, and the scopes. */
export function roleOf({ user_group_id, scopes }: Role): Role {
  return { user_group_id, scopes };
}
