import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import {
  linkAddress,
  linkedScreens,
  linkKinds,
  type LinkedScreen,
  type LinkKind,
  type LinkTarget,
} from '#shared/content/link-target.ts';
import { ApiError } from '#web/api/api-error.ts';
import { usePage } from '#web/page/page-context.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { listCategories, useKindNames, useMissingText, useScreenNames, type LinkTargets } from './target-texts.ts';

interface LinkTargetFieldsProps {
  readonly targets: LinkTargets;
  readonly target: LinkTarget | undefined;
  readonly errors: readonly string[];
}

interface Option {
  readonly id: number | string;
  readonly name: string;
}

/** What a link leads to: its kind, and one of the kind. Read the form with `readLinkTarget`. */
export function LinkTargetFields({ targets, target, errors }: LinkTargetFieldsProps) {
  const { t } = useLingui();
  const { tree } = usePage().shell;
  const kinds = useKindNames();
  const screens = useScreenNames();
  const [kind, setKind] = useState<LinkKind>(target?.kind ?? 'screen');
  const options: Readonly<Record<Exclude<LinkKind, 'address'>, readonly Option[]>> = {
    screen: linkedScreens.map((id) => ({ id, name: screens[id] })),
    category: listCategories(tree),
    info: targets.info_pages,
    post: targets.posts,
  };
  const chosen = target?.kind === kind ? target : undefined;
  const [value, setValue] = useState(chosenId(chosen));
  const missingText = useMissingText(targets);
  const isPage = (kind === 'info' || kind === 'post') && value !== '';
  return (
    <>
      <SelectField
        name="target_kind"
        label={t`Kam odkaz vede`}
        value={kind}
        onChange={(event) => {
          const next = event.target.value as LinkKind;
          setKind(next);
          setValue(target?.kind === next ? chosenId(target) : '');
        }}
      >
        {linkKinds.map((each) => (
          <option key={each} value={each}>
            {kinds[each]}
          </option>
        ))}
      </SelectField>
      {kind === 'address' ? (
        <TextField
          key={kind}
          name="target"
          label={kinds.address}
          help={t`Cesta na portálu, například /hledani?q=rum, nebo adresa jiného webu, která začíná https:// a otevře se v novém okně.`}
          defaultValue={chosen?.kind === 'address' ? chosen.address : ''}
          errors={errors}
          maxLength={500}
          data-pattern={linkAddress.source}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          required
        />
      ) : (
        <SelectField
          key={kind}
          name="target"
          label={kinds[kind]}
          help={isPage ? missingText({ kind, id: Number(value) }) : undefined}
          defaultValue={chosenId(chosen)}
          onChange={(event) => setValue(event.target.value)}
          errors={errors}
          required
        >
          <option value="">{t`Vyberte`}</option>
          {withChosen(options[kind], chosen).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

function chosenId(target: LinkTarget | undefined): string {
  if (target === undefined || target.kind === 'address') return '';
  return target.kind === 'screen' ? target.screen : String(target.id);
}

/** A linked page may have left the list, as old posts do. */
function withChosen(options: readonly Option[], target: LinkTarget | undefined): readonly Option[] {
  const id = chosenId(target);
  return id === '' || options.some((option) => String(option.id) === id) ? options : [...options, { id, name: id }];
}

/** The target that the form has. Where none is chosen, one that the server refuses as empty. */
export function readLinkTarget(values: FormData): LinkTarget {
  const kind = values.get('target_kind') as LinkKind;
  const value = String(values.get('target') ?? '').trim();
  if (kind === 'address' || value === '') return { kind: 'address', address: value };
  return kind === 'screen' ? { kind, screen: value as LinkedScreen } : { kind, id: Number(value) };
}

/** The server's errors about any part of the target, at the field that the form has for it. */
export async function withTargetErrors<Answer>(sending: Promise<Answer>): Promise<Answer> {
  try {
    return await sending;
  } catch (error) {
    if (!(error instanceof ApiError) || !error.answer.errors) throw error;
    const errors = Object.entries(error.answer.errors).map(([field, texts]) => [
      /^(link\.)?target(\.|$)/.test(field) ? 'target' : field,
      texts,
    ]);
    throw new ApiError(error.status, { ...error.answer, errors: Object.fromEntries(errors) });
  }
}
