export type IconName =
  | 'search'
  | 'menu'
  | 'close'
  | 'user'
  | 'plus'
  | 'chevron-down'
  | 'chevron-right'
  | 'chevron-left'
  | 'arrow-right'
  | 'check'
  | 'star'
  | 'star-half'
  | 'star-empty'
  | 'share'
  | 'filter'
  | 'sort'
  | 'pin'
  | 'clock'
  | 'truck'
  | 'store'
  | 'shield-check'
  | 'info'
  | 'error'
  | 'copy'
  | 'download'
  | 'document'
  | 'facebook'
  | 'instagram'
  | 'eye'
  | 'phone'
  | 'mail'
  | 'tag'
  | 'refresh'
  | 'cart'
  | 'minus'
  | 'trash'
  | 'heart'
  | 'heart-full'
  | 'bell'
  | 'message'
  | 'picture'
  | 'more'
  | 'settings'
  | 'chart';

/** An interface icon in the text's colour. Decorative: label the button or link itself. */
export function Icon({ name, size = 20, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg width={size} height={size} aria-hidden="true" className={className}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
