export type IconName =
  | 'search'
  | 'menu'
  | 'close'
  | 'cart'
  | 'bell'
  | 'user'
  | 'plus'
  | 'chevron-down'
  | 'chevron-right'
  | 'chevron-left'
  | 'arrow-right'
  | 'arrow-up-right'
  | 'check'
  | 'star'
  | 'star-half'
  | 'star-empty'
  | 'share'
  | 'flag'
  | 'filter'
  | 'sort'
  | 'grid'
  | 'pin'
  | 'clock'
  | 'truck'
  | 'store'
  | 'shield-check'
  | 'info'
  | 'warning'
  | 'error'
  | 'download'
  | 'document'
  | 'facebook'
  | 'instagram'
  | 'eye'
  | 'phone'
  | 'mail'
  | 'heart'
  | 'sun'
  | 'moon'
  | 'external'
  | 'minus'
  | 'percent'
  | 'tag'
  | 'copy'
  | 'refresh';

/** An icon of the interface, in the colour of the text; decorative: name the button or link itself. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg width={size} height={size} aria-hidden="true" className={className}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
