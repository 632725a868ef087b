/** A bar as long as a share of the whole: 0 to 1. Decorative: the figure stands beside it. */
export function ShareBar({ share }: { readonly share: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      className="mt-1 block h-1.5 w-full text-link"
    >
      <rect width="100" height="6" rx="1" className="fill-sunken" />
      <rect width={Math.max(0, Math.min(1, share)) * 100} height="6" rx="1" fill="currentColor" />
    </svg>
  );
}
