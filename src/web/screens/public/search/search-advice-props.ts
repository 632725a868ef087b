export interface SearchAdviceProps {
  /** Empty before anything is searched for. */
  readonly q: string;
  readonly hasCategories?: boolean;
}
