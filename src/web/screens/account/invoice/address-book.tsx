import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Address } from '#shared/accounts/contract.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { dropDraft } from '#web/features/form/draft-storage.ts';
import { hasDraft } from '#web/features/form/draft.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useKeyedState } from '#web/ui/use-keyed-state.ts';
import { AddressForm, addressDraft } from './address-form.tsx';
import { WayBack } from './way-back.tsx';

interface AddressBookProps {
  readonly addresses: readonly Address[];
  readonly countries: readonly Country[];
  /** Where a saved address leads; undefined: it stays here. */
  readonly back: string | undefined;
}

/** Invoice and delivery addresses: add, edit, delete. */
export function AddressBook({ addresses, countries, back }: AddressBookProps) {
  const { t } = useLingui();
  const { navigate } = useNavigation();
  const [shown, setShown] = useState(addresses);
  const isHydrated = useHydrated();
  /** The id of the edited address, or `new`. After a reload, an unfinished address is edited again. */
  const [edited, setEdited] = useKeyedState<number | 'new' | undefined>(isHydrated && addresses, () =>
    isHydrated ? (findUnfinished(addresses) ?? firstNeeded(addresses, back)) : undefined,
  );
  const [asked, setAsked] = useState<Address>();
  const countryName = (code: string) => countries.find((country) => country.code === code)?.name ?? code;

  const remove = async (id: number) => {
    setAsked(undefined);
    try {
      await browserApi.accounts.deleteAddress({ params: { id } });
      dropDraft(addressDraft(id));
      setShown(shown.filter((address) => address.id !== id));
      showSnackbar({ text: t`Adresa je smazána.`, tone: 'success' });
    } catch {
      showSnackbar({ text: t`Adresu se nepodařilo smazat.`, tone: 'error' });
    }
  };
  const finishEditing = (saved: Address) => {
    setShown([...shown.filter(({ id }) => id !== saved.id), saved].sort((a, b) => a.id - b.id));
    setEdited(undefined);
    showSnackbar({ text: t`Adresa je uložena.`, tone: 'success' });
    if (back !== undefined) navigate(back);
  };
  return (
    <div className="flex flex-col gap-4">
      {back !== undefined && <WayBack back={back} />}
      {shown.length === 0 && edited === undefined && (
        <p className="text-muted">
          <Trans>Zatím tu nemáte žádnou adresu. Uložená adresa vám ušetří vyplňování objednávky.</Trans>
        </p>
      )}
      <ul className="grid gap-4 tablet:grid-cols-2">
        {shown.map((address) =>
          edited === address.id ? (
            <li key={address.id} className="tablet:col-span-2">
              <AddressForm
                address={address}
                countries={countries}
                onSaved={finishEditing}
                onCancel={() => setEdited(undefined)}
              />
            </li>
          ) : (
            <li key={address.id} className="rounded border border-line bg-surface p-4">
              <p className="text-sm text-muted">
                {address.kind === 'invoice' ? <Trans>Fakturační</Trans> : <Trans>Doručovací</Trans>}
              </p>
              <address className="not-italic">
                <span className="font-semibold">{address.name}</span>
                <br />
                {address.street}
                <br />
                {address.postcode} {address.city}
                <br />
                {countryName(address.country)}
              </address>
              <p className="mt-3 flex gap-2">
                <Button look="secondary" size="small" onClick={() => setEdited(address.id)}>
                  <Trans>Upravit</Trans>
                </Button>
                <Button look="quiet" size="small" onClick={() => setAsked(address)}>
                  <Trans>Smazat</Trans>
                </Button>
              </p>
            </li>
          ),
        )}
      </ul>
      {edited === 'new' ? (
        <AddressForm
          countries={countries}
          newKind={back === undefined ? 'delivery' : 'invoice'}
          onSaved={finishEditing}
          onCancel={() => setEdited(undefined)}
        />
      ) : (
        <p>
          <Button look="secondary" onClick={() => setEdited('new')}>
            <Trans>Přidat adresu</Trans>
          </Button>
        </p>
      )}
      <Dialog isOpen={asked !== undefined} onClose={() => setAsked(undefined)} title={t`Smazat adresu?`}>
        {asked && (
          <>
            <p>
              {asked.name}, {asked.street}, {asked.postcode} {asked.city}
            </p>
            <p className="mt-5 flex flex-wrap justify-end gap-2">
              <Button look="quiet" onClick={() => setAsked(undefined)}>
                <Trans>Zrušit</Trans>
              </Button>
              <Button look="danger" onClick={() => void remove(asked.id)}>
                <Trans>Ano, smazat</Trans>
              </Button>
            </p>
          </>
        )}
      </Dialog>
    </div>
  );
}

/** Who comes for an address and has none writes one. */
function firstNeeded(addresses: readonly Address[], back: string | undefined): 'new' | undefined {
  return back !== undefined && addresses.length === 0 ? 'new' : undefined;
}

function findUnfinished(addresses: readonly Address[]): number | 'new' | undefined {
  const places = ['new' as const, ...addresses.map(({ id }) => id)];
  return places.find((place) => hasDraft(addressDraft(place)));
}
