export interface SearchAdviceProps {
  /** Empty before the first search. */
  readonly q: string;
  readonly hasCategories?: boolean;
}
