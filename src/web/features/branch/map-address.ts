import type { PublicBranch } from '#shared/delivery/contract.ts';

type Place = Pick<PublicBranch, 'street' | 'postcode' | 'town' | 'latitude' | 'longitude'>;

/** A page with a map on another site; a plain link, so nothing of that site is loaded here. */
export function mapAddress(place: Place): string {
  const { latitude, longitude } = place;
  if (latitude === null || longitude === null)
    return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: placeText(place) })}`;
  const center = `${longitude},${latitude}`;
  return `https://mapy.com/fnc/v1/showmap?${new URLSearchParams({ mapset: 'basic', center, zoom: '17', marker: 'true' })}`;
}

/** A page that plans the way to a place. */
export function directionsAddress(place: Place): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: placeText(place) })}`;
}

function placeText({ street, postcode, town, latitude, longitude }: Place): string {
  return latitude === null || longitude === null ? `${street}, ${postcode} ${town}` : `${latitude},${longitude}`;
}
