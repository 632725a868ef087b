interface Role {
  readonly user_group_id: number | null;
  readonly scopes: readonly string[];
}

/** What the administration gives an account, and its version is of: the group with its discount and the scopes. */
export function roleOf({ user_group_id, scopes }: Role): Role {
  return { user_group_id, scopes };
}
