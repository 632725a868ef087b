import { pictureAddress } from '#web/features/picture/picture-address.ts';
import { classes } from '#web/ui/classes.ts';

/** The class of the circle and the width of the picture: wide enough for a cropped picture on a high-density screen. */
const sizes = {
  small: { shape: 'size-12 text-xl', width: 160 },
  medium: { shape: 'size-16 text-3xl', width: 320 },
  large: { shape: 'size-20 text-4xl', width: 320 },
} as const;

interface AvatarProps {
  readonly username: string;
  readonly avatarKey: string | null;
  readonly size: keyof typeof sizes;
}

/**
 * A user's picture cropped to a circle, or the initial if there is none. Decorative: the name is always shown next to
 * it.
 */
export function Avatar({ username, avatarKey, size }: AvatarProps) {
  const { width, shape } = sizes[size];
  if (avatarKey === null) {
    return (
      <span
        aria-hidden="true"
        className={classes(
          'grid shrink-0 place-items-center rounded-full bg-bottle font-heading text-on-bottle uppercase',
          shape,
        )}
      >
        {username.slice(0, 1)}
      </span>
    );
  }
  return (
    <img
      src={pictureAddress(avatarKey, width, 'webp')}
      alt=""
      width={width}
      height={width}
      loading="lazy"
      decoding="async"
      className={classes('shrink-0 rounded-full bg-sunken object-cover', shape)}
    />
  );
}
