import type { I18n, MessageDescriptor } from '@lingui/core';
import { mostDocumentDays } from '#shared/orders/document-days.ts';
import { msg, plural } from '@lingui/core/macro';
import { mostViews } from '#shared/admin-lists/lists.ts';
import { phoneLength, usernamePattern } from '#shared/accounts/limits.ts';
import { formatNames } from '#shared/bank-statements/bank-lines.ts';
import { piecesPerLine } from '#shared/cart/limits.ts';
import { typedUnits, type TypedUnit } from '#shared/contract/fields.ts';
import { exampleSpan } from '#shared/delivery/opening-hours.ts';
import { meetingDays, mostWaiting } from '#shared/deals/limits.ts';
import type { ErrorCode, FieldErrorCode } from '#shared/errors.ts';
import { usualRateChange } from '#shared/money/limits.ts';
import { formatMinor } from '#shared/money/money.ts';
import { uploadMegabytes, uploadPixels } from '#shared/pictures/limits.ts';
import { mostImportMegabytes, mostImportRows } from '#shared/product-imports/imports.ts';
import { mostFavourites } from '#shared/favourites/limits.ts';
import { matchedAtOnce } from '#shared/products/limits.ts';
import { freeAdverts, unpaidLimit } from '#shared/shop/figures.ts';
import { mostWatchdogs } from '#shared/watchdogs/limits.ts';
import { mostCsvRows } from '#server/platform/csv/csv.ts';
import { voucherErrorTexts } from '#server/features/vouchers/index.ts';

/** The text of every error code. */
export const errorTexts: Record<ErrorCode, MessageDescriptor> = {
  invalid_input: msg`Zkontrolujte prosím zadané údaje.`,
  bot_suspected: msg`Nepodařilo se nám ověřit, že nejste robot. Zkuste to prosím znovu, případně povolte v prohlížeči službu reCAPTCHA.`,
  unauthenticated: msg`Přihlaste se prosím.`,
  forbidden: msg`K tomu nemáte oprávnění.`,
  reauthentication_needed: msg`Tuto změnu potvrďte prosím znovu svým heslem.`,
  second_factor_missing: msg`Správa portálu vyžaduje dvoufázové ověření. Zapněte ho prosím ve svém účtu.`,
  invitation_ended: msg`Pozvánka už neplatí. Požádejte prosím o novou.`,
  invitation_of_other: msg`Pozvánka patří k jinému e-mailu, než má váš účet.`,
  cross_site: msg`Požadavek přišel z jiného webu, proto jsme ho neprovedli.`,
  conflict: msg`Mezitím se to změnilo. Načtěte prosím stránku znovu.`,
  advert_limit: msg`Inzerát teď nemůžete přidat: neověřený účet může mít nejvýše ${{ adverts: freeAdverts }} inzerátů najednou. Ověřte si účet, nebo některý inzerát ukončete.`,
  erasure_obstructed: msg`Účet teď zrušit nejde: nejdřív musí skončit, co je rozdělané.`,
  erasure_ended: msg`Tohle už neplatí. Načtěte prosím stránku znovu.`,
  export_limit: msg`O údaje můžete požádat jednou za den.`,
  cart_changed: msg`Ceny nebo dostupnost zboží se mezitím změnily. Zkontrolujte prosím svůj košík.`,
  views_full: msg`Pohledů můžete mít nejvýše ${{ most: mostViews }}. Některý prosím smažte.`,
  watchdogs_full: msg`Hlídacích psů můžete mít nejvýše ${{ usual: mostWatchdogs.usual }}, s ověřeným účtem ${{ verified: mostWatchdogs.verified }}. Některého prosím smažte.`,
  watchdog_in_stock: msg`Zboží je skladem, není co hlídat. Můžete si ho rovnou objednat.`,
  already_exists: msg`Tento e-mail už newsletter odebírá.`,
  topping_unavailable: msg`Tento inzerát teď topovat nelze. Důvod najdete na stránce topování.`,
  document_linked: msg`Na dokument vedou odkazy. Nejdřív je prosím odeberte.`,
  page_linked: msg`Na stránku vede odkaz v menu webu. Nejdřív ho prosím odeberte.`,
  post_unfinished: msg`Článek nelze zveřejnit: v některém jazyce mu chybí nadpis, úvodní text nebo text. Doplňte je, nebo v tom jazyce smažte všechno.`,
  blog_categories_full: msg`Rubrik je už příliš mnoho. Nejdřív prosím smažte některou, kterou už nepotřebujete.`,
  documents_full: msg`Dokumentů je už příliš mnoho. Místo nového prosím nahraďte některý, který už nepotřebujete.`,
  banners_full: msg`Skupina je plná. Smažte prosím nejdřív bannery, které už nepotřebujete.`,
  favourites_full: msg`Mezi oblíbenými můžete mít nejvýše ${{ favourites: mostFavourites }} nabídek. Některou prosím odeberte.`,
  account_suspended: msg`Váš účet je pozastavený, proto teď nemůžete vkládat inzeráty, psát zprávy ani hodnotit. Do kdy to platí, najdete v přehledu účtu.`,
  conversation_closed: msg`Tomuto uživateli teď napsat nelze.`,
  too_many_conversations: msg`Dnes už jste oslovili mnoho lidí. Další konverzaci můžete začít zítra; v těch, které už vedete, pište dál.`,
  advert_reserved: msg`Inzerát je rezervovaný. Nejdřív v konverzaci s kupujícím potvrďte předání, nebo od obchodu odstupte.`,
  advert_closed: msg`Inzerát už není zveřejněný, proto v obchodu pokračovat nelze.`,
  deal_moved: msg`Obchod se mezitím změnil. Podívejte se prosím, v jakém je stavu.`,
  not_reserved: msg`Inzerát už rezervovaný není. Můžete rovnou napsat prodejci.`,
  too_many_waiting: msg`Na uvolnění čekáte nejvýše u ${{ adverts: mostWaiting }} inzerátů. Některý prosím ze seznamu odeberte.`,
  own_review: msg`Sami sebe hodnotit nemůžete.`,
  review_hidden: msg`Hodnocení skryl správce, proto ho smazat nelze. Nikdo kromě vás a správců ho nevidí.`,
  reply_hidden: msg`Vaši odpověď skryl správce, proto ji změnit ani smazat nelze. Důvod jsme vám poslali e-mailem, můžete se odvolat.`,
  too_many_reviews: msg`Dnes už jste ohodnotili mnoho uživatelů. Dalšího můžete ohodnotit zítra.`,
  cart_empty: msg`Váš košík je prázdný.`,
  order_key_used: msg`Vaši předchozí objednávku už máme a potvrzení jsme poslali e-mailem. V košíku je teď další zboží: zkontrolujte ho prosím a objednávku odešlete znovu.`,
  payment_unusual: msg`Částka je vyšší, než kolik se mělo zaplatit. Zkontrolujte ji prosím s výpisem z účtu.`,
  rate_unusual: msg`Kurz se proti dosavadnímu mění o více než ${{ percent: usualRateChange }}\u00a0%. Zkontrolujte ho prosím.`,
  unpaid_orders: msg`Máte už několik nezaplacených objednávek. Nejprve je prosím zaplaťte nebo zrušte.`,
  unpaid_pieces: msg`Bez zaplacení můžete mít objednáno nejvýše ${{ pieces: unpaidLimit.pieces }} kusů jednoho zboží. Snižte prosím počet, nebo nám napište a domluvíme se.`,
  unpaid_share: msg`Větší část tohoto zboží je teď rezervována pro objednávky, které čekají na zaplacení. Snižte prosím počet kusů, nebo to zkuste později. Po přihlášení k účtu můžete objednat hned.`,
  category_in_use: msg`V kategorii jsou inzeráty, zboží nebo podkategorie. Sloučte ji prosím s jinou.`,
  package_in_use: msg`Balení se používá nebo slučuje, proto je nelze změnit ani smazat.`,
  category_merging: msg`Kategorie se právě slučuje. Počkejte prosím, až to skončí.`,
  group_has_members: msg`Skupina má členy. Nejprve je prosím přeřaďte jinam.`,
  in_payout_batch: msg`Tato vratka je ve výplatní dávce. Nejdřív ji z dávky vyřaďte, účet pak půjde opravit.`,
  not_undoable: msg`Tuto platbu už vzít zpět nelze, peníze se započetly nebo odešly. Vraťte je prosím u objednávky vratkou.`,
  import_running: msg`Právě běží jiný import. Počkejte prosím, až skončí.`,
  already_paid: msg`Tato objednávka už je zaplacená.`,
  invoice_address_missing: msg`Nejprve prosím doplňte fakturační adresu: bez ní vám nemůžeme vystavit doklad.`,
  order_lines_fixed: msg`Položky této objednávky už změnit nelze: zboží je na cestě, objednávka je zrušená, nebo z ní zákazník něco vrací.`,
  not_cancellable: msg`Tuto objednávku už zrušit nelze. Napište nám prosím.`,
  too_many_rows: msg`Do jednoho souboru se vejde nejvýše ${{ rows: mostCsvRows }} řádků a tady jich je víc. Zužte prosím filtry.`,
  withdrawal_over: msg`Od této smlouvy už odstoupit nelze. Lhůta uplynula, nebo je objednávka zrušená.`,
  cash_to_come: msg`Platba dobírky ještě není potvrzena. Potvrďte prosím u objednávky přijetí peněz. Vrátila-li se zásilka nevyzvednutá, objednávku zrušte.`,
  complaint_over: msg`Tuto objednávku reklamovat nelze: zboží ještě nebylo odesláno, nebo už uplynula lhůta.`,
  already_complained: msg`Některé z těchto kusů už reklamujete. Vyberte prosím méně kusů, nebo počkejte, až tu reklamaci vyřídíme.`,
  order_link_revoked: msg`Tento odkaz na objednávku už neplatí.`,
  not_found: msg`To, co hledáte, u nás není. Možná to bylo staženo, nebo má adresa překlep.`,
  company_not_found: msg`Firma s tímto IČO v rejstříku není. Zkontrolujte je, nebo údaje vyplňte ručně.`,
  too_many_requests: msg`Posíláte příliš mnoho požadavků. Zkuste to prosím za chvíli.`,
  payload_too_large: msg`Posílaná data jsou příliš velká.`,
  age_provider_unavailable: msg`Ověření věku teď není dostupné. Zkuste to prosím za chvíli, nebo jiným způsobem.`,
  company_registry_unavailable: msg`Údaje z rejstříku firem se nepodařilo načíst. Vyplňte je prosím ručně.`,
  payment_gateway_unavailable: msg`Při načítání plateb nastala chyba. Objednávku máme, zaplatit ji můžete o chvíli později.`,
  file_too_large: msg`Soubor je příliš velký. Nahrajte prosím soubor o velikosti nejvýše ${{ size: uploadMegabytes }} MB.`,
  unavailable: msg`Služba je na chvíli nedostupná. Zkuste to prosím za okamžik.`,
  maintenance: msg`Právě probíhá údržba. Přijďte prosím později.`,
  internal: msg`Při načítání nastala chyba. Zkuste to prosím později.`,
};

/** The text of every field error that a use case or a form rule reports. */
export const fieldErrorTexts: Record<FieldErrorCode, MessageDescriptor> = {
  already_administrator: msg`Účet s tímto e-mailem už portál spravuje.`,
  email_taken: msg`Účet s tímto e-mailem již existuje. Zkuste se nejprve přihlásit.`,
  email_unchanged: msg`Tento e-mail už váš účet má.`,
  email_link_expired: msg`Odkaz už neplatí. Možná byl použit, nebo změnu mezitím někdo zrušil.`,
  username_taken: msg`Toto uživatelské jméno už někdo používá. Zvolte prosím jiné.`,
  phone_taken: msg`Účet s tímto telefonním číslem již existuje. Zkuste se nejprve přihlásit.`,
  passwords_differ: msg`Hesla se neshodují.`,
  password_wrong: msg`Současné heslo není správné.`,
  password_common: msg`Toto heslo lze snadno uhodnout. Zvolte prosím jiné.`,
  login_wrong: msg`E-mail nebo heslo není správné.`,
  login_waiting: msg`Účet čeká na schválení správcem. Jakmile ho schválí, pošleme vám e-mail.`,
  login_refused: msg`Registraci tohoto účtu správce zamítl.`,
  login_blocked: msg`Tento účet je zablokován. Napište nám prosím.`,
  login_closing: msg`Tento účet se ruší. Zachovat ho můžete odkazem z e-mailu, který jsme vám poslali.`,
  second_factor_needed: msg`Zadejte kód ze své ověřovací aplikace.`,
  second_factor_wrong: msg`Kód není správný nebo už neplatí.`,
  reset_expired: msg`Odkaz už neplatí. Nechte si prosím poslat nový.`,
  must_be_confirmed: msg`Toto pole je nutné potvrdit.`,
  required: msg`Pole musí být vyplněno`,
  company_id_invalid: msg`Toto IČO není platné. Zkontrolujte prosím číslice.`,
  not_digits: msg`Pole musí obsahovat pouze číslice.`,
  phone_length: msg`Zadejte prosím ${{ min: phoneLength.min }} až ${{ max: phoneLength.max }} číslic.`,
  phone_nine_digits: msg`Česká a slovenská telefonní čísla mají devět číslic. U jiných zemí prosím změňte předvolbu.`,
  postcode_invalid: msg`PSČ neodpovídá zvolené zemi.`,
  upload_failed: msg`Soubor se nepodařilo nahrát. Zkuste to prosím znovu.`,
  file_too_large: msg`Soubor je příliš velký. Nahrajte prosím soubor o velikosti nejvýše ${{ size: uploadMegabytes }} MB.`,
  file_kind_unknown: msg`Tento formát nepodporujeme. Nahrajte prosím obrázek JPEG, PNG, WebP nebo AVIF.`,
  document_not_pdf: msg`Tento soubor není úplný dokument PDF. Nahrajte prosím jiný.`,
  picture_broken: msg`Obrázek je poškozený nebo neúplný. Zkuste prosím jiný soubor.`,
  picture_animated: msg`Pohyblivé obrázky nepodporujeme. Nahrajte prosím obrázek bez animace.`,
  picture_too_many_pixels: msg`Obrázek má příliš velké rozměry. Zmenšete ho prosím na nejvýše ${{ megapixels: uploadPixels / 1_000_000 }} megapixelů.`,
  too_many_unused_pictures: msg`Máte příliš mnoho nahraných obrázků, které nikde nepoužíváte. Některé prosím odeberte, nebo to zkuste zítra.`,
  code_taken: msg`Tento kód už existuje. Zvolte prosím jiný.`,
  name_taken: msg`Tento název už existuje. Zvolte prosím jiný.`,
  weight_order: msg`Ceník nemá řádek pro takto těžké zásilky. Snižte hmotnost, nebo přidejte řádek ceníku.`,
  days_order: msg`Nejvyšší počet dnů nemůže být nižší než nejmenší.`,
  price_repeated: msg`Dva řádky ceníku platí pro stejnou hmotnost i hodnotu zboží.`,
  hours_invalid: msg`Zadejte prosím časy ve tvaru ${{ example: exampleSpan }}, další úsek dne oddělte čárkou.`,
  closure_repeated: msg`Na tento den už je zavřeno.`,
  closed_everywhere: msg`V tento den už mají zavřeno všechny prodejny.`,
  default_currency: msg`Kód a kurz výchozí měny změnit nelze.`,
  currency_used: msg`Kód měny, ve které jsou ceny inzerátů nebo zboží, změnit nelze. Přidejte prosím novou měnu.`,
  decimals_fixed: msg`Počet desetinných míst používané měny změnit nelze.`,
  card_fee: msg`Za platbu kartou se podle zákona poplatek účtovat nesmí.`,
  transfer_fee: msg`Za bankovní převod v eurech se podle zákona poplatek účtovat nesmí.`,
  category_has_listings: msg`V této kategorii jsou inzeráty nebo zboží, proto nemůže mít podkategorie.`,
  synonyms_missing: msg`Skupina musí mít alespoň dvě různá slova.`,
  package_taken: msg`Takové balení už v katalogu je.`,
  too_deep: msg`Kategorie mohou mít nejvýše pět úrovní.`,
  within_itself: msg`Kategorie nemůže být sama v sobě.`,
  age_rule_differs: msg`Kategorie mají různá věková omezení. Nejdřív je prosím sjednoťte.`,
  category_has_children: msg`Vyberte prosím podkategorii.`,
  package_unfit: msg`Toto balení se k vybrané kategorii nehodí.`,
  own_target: msg`Sami sobě psát nemůžete.`,
  own_report: msg`Svůj vlastní obsah nahlásit nemůžete. Upravit nebo smazat ho můžete sami.`,
  picture_unknown: msg`Některý z obrázků už u nás není. Nahrajte ho prosím znovu.`,
  mail_variable_unknown: msg`Text používá proměnnou, kterou tento e-mail nemá, nebo nedopsanou závorku.`,
  mail_variable_missing: msg`V textu chybí některá z proměnných tohoto e-mailu. Napište ji prosím do předmětu nebo do úvodního odstavce.`,
  document_unknown: msg`Nahraný soubor už u nás není. Nahrajte ho prosím znovu.`,
  picture_without_alt: msg`Některý obrázek v textu nemá popis. Napište ho do hranatých závorek před adresu obrázku.`,
  in_future: msg`Rok nemůže být v budoucnosti.`,
  in_past: msg`Tento čas už uplynul.`,
  too_far: msg`Domluvte se prosím na čas nejdéle za ${{ days: meetingDays }} dní.`,
  day_in_future: msg`Tento den teprve přijde.`,
  before_order: msg`Ten den objednávka ještě neexistovala.`,
  ...voucherErrorTexts,
  product_unavailable: msg`Toto zboží už není v nabídce.`,
  too_few_in_stock: msg`Tolik kusů skladem nemáme.`,
  too_many_pieces: msg`Jednoho zboží můžete mít v košíku nejvýše ${{ pieces: piecesPerLine }} kusů.`,
  too_many_lines: msg`Košík je plný. Dokončete prosím nejprve tuto objednávku.`,
  terms_needed: msg`Pro odeslání objednávky je nutné souhlasit s obchodními podmínkami.`,
  age_needed: msg`Potvrďte prosím, že jste plnoletí.`,
  age_proof_needed: msg`Pro nákup tabákových výrobků si prosím ověřte věk.`,
  age_proof_outdated: msg`Ověření věku už neplatí. Ověřte si ho prosím znovu.`,
  birth_date_needed: msg`Pro nákup tabákových výrobků vyplňte prosím datum narození.`,
  bank_account_missing: msg`Napište prosím číslo účtu. Peníze zaplacené na dobírku můžeme vrátit jen převodem.`,
  bank_account_invalid: msg`Toto číslo účtu není platné. Napište ho i s kódem banky, nebo jako IBAN.`,
  birth_date_invalid: msg`Zkontrolujte prosím datum narození.`,
  too_young: msg`Toto zboží smíme prodat jen plnoletým.`,
  company_id_missing: msg`Vyplňte prosím IČO.`,
  tax_id_invalid: msg`Toto DIČ není platné. Píše se i s kódem země, například CZ nebo SK.`,
  delivery_address_missing: msg`Doručovací adresa chybí nebo není platná.`,
  invoice_address_missing: msg`Fakturační adresa chybí nebo není platná.`,
  house_number_missing: msg`Doplňte prosím i číslo domu.`,
  country_only_cz: msg`Zboží doručujeme pouze v rámci České republiky.`,
  country_only_sk: msg`Zboží doručujeme pouze v rámci Slovenské republiky.`,
  delivery_missing: msg`Vyberte prosím způsob dopravy.`,
  delivery_unavailable: msg`Tento způsob dopravy pro zboží v košíku zvolit nelze.`,
  pickup_point_missing: msg`Vyberte prosím výdejní místo.`,
  pickup_point_gone: msg`Zvolené výdejní místo už neexistuje. Vyberte prosím jiné.`,
  locker_without_age_check: msg`Ve výdejním boxu nelze ověřit věk. Vyberte prosím výdejní místo s obsluhou.`,
  branch_missing: msg`Vyberte prosím prodejnu.`,
  branch_unknown: msg`Zvolená prodejna neexistuje.`,
  payment_missing: msg`Vyberte prosím způsob platby.`,
  payment_unavailable: msg`Tento způsob platby nelze se zvolenou dopravou použít.`,
  cash_over_limit: msg`Tak vysokou částku zákon nedovoluje platit v hotovosti.`,
  pickup_needs_online_payment: msg`Osobní odběr vyžaduje online platbu.`,
  goods_missing: msg`Vyberte prosím zboží.`,
  over_charge_left: msg`Tolik už za to vrátit nezbývá. Načtěte prosím stránku znovu.`,
  over_worth: msg`Tolik už se za toto zboží vrátit nedá. Načtěte prosím stránku znovu, nejvyšší částka se mohla změnit.`,
  reason_missing: msg`Napište prosím důvod, kupující ho dostane e-mailem.`,
  reason_unchosen: msg`Vyberte prosím důvod.`,
  invalid: msg`Tato hodnota není platná.`,
  brand_without_name: msg`Tuto značku přidat nelze. Její název musí obsahovat písmeno nebo číslici.`,
  already_used: msg`Údaje, které už byly použity, změnit nelze.`,
  account_unknown: msg`Takového uživatele nemáme.`,
  ends_before_start: msg`Konec musí být později než začátek.`,
  not_advertised: msg`Tabák a další zboží, které se nesmí propagovat, do banneru nepatří. Vyberte prosím jiný cíl.`,
  goods_not_advertised: msg`Zboží, které se podle zákona nesmí propagovat, do newsletteru nepatří. Odeberte ho prosím.`,
  link_not_advertised: msg`Odkaz vede na zboží, které se podle zákona nesmí propagovat. Vyberte prosím jiný.`,
  goods_gone: msg`Některá z nabídek už není veřejná. Odeberte ji prosím.`,
  subject_missing: msg`Vyplňte prosím předmět alespoň v jednom jazyce.`,
  language_empty: msg`V jazyce, který má předmět, není co poslat. Doplňte text, nebo předmět smažte.`,
  too_far_planned: msg`Naplánovat lze nejdéle na rok dopředu.`,
  nobody_chose: msg`O vybrané kategorie zatím nikdo nestojí. Vyberte prosím další.`,
  link_gone: msg`Stránka, na kterou odkaz vede, už neexistuje nebo není veřejná.`,
  category_gone: msg`Tato kategorie už neexistuje.`,
  category_repeated: msg`Tato kategorie už v seznamu je.`,
  link_repeated: msg`Na stejnou stránku už v tomto menu vede jiný odkaz.`,
  title_repeated: msg`Stejný nadpis má už jiná skupina.`,
  end_needed: msg`Bez času konce se údržba sama nevypne. Doplňte ho prosím.`,
  ean_invalid: msg`Kontrolní číslice EAN nesouhlasí.`,
  not_cheaper: msg`Cena v akci musí být nižší než běžná.`,
  not_above_sale: msg`Běžná cena musí být vyšší než cena v akci. Nejprve prosím změňte nebo ukončete akci.`,
  statement_unknown: msg`Soubor není výpis ve formátu GPC, ${{ camt: formatNames.camt053 }} ani JSON Fio banky.`,
  statement_broken: msg`Soubor je poškozený, proto jsme z něj nic nenačetli.`,
  period_too_long: msg`Období může mít nejvýše ${{ days: mostDocumentDays }} dnů.`,
  statement_too_long: msg`Výpis je příliš velký. Stáhněte si prosím z banky výpis za kratší období.`,
  statement_other_account: msg`Výpis je z jiného účtu, než na který u nás chodí platby.`,
  shares_differ: msg`Součet částí se musí rovnat částce na výpisu.`,
  symbol_unknown: msg`Některému z variabilních symbolů nic neodpovídá.`,
  nothing_to_pay: msg`Některou z položek mezitím vyplatil nebo zařadil někdo jiný. Načtěte prosím stránku znovu.`,
  needs_approval: msg`Některý z přeplatků musí nejdřív schválit jiný správce. O jeho vrácení prosím požádejte v Platbách.`,
  payee_account_missing: msg`U některé z položek neznáme účet příjemce.`,
  symbol_repeated: msg`Každý variabilní symbol zadejte jen jednou.`,
  never_discounted: msg`Zboží této kategorie se zlevňovat nesmí.`,
  table_unknown: msg`Soubor není tabulka CSV ani XLSX. Starší sešit XLS nebo zaheslovaný sešit prosím uložte jako XLSX.`,
  table_broken: msg`Soubor je poškozený nebo neúplný. Uložte ho prosím v tabulkovém programu znovu.`,
  table_too_large: msg`Soubor je příliš velký. Rozdělte ho prosím: vejde se do něj ${{ size: mostImportMegabytes }} MB a ${{ rows: mostImportRows }} řádků.`,
  table_empty: msg`V souboru není žádný řádek se zbožím. První řádek musí obsahovat názvy sloupců.`,
  column_repeated: msg`Dva sloupce mají stejný význam. Jeden z nich prosím vynechte.`,
  column_code_missing: msg`Vyberte prosím sloupec s kódem zboží: podle něj zboží poznáme.`,
  columns_missing: msg`Kromě kódu vyberte prosím alespoň jeden sloupec.`,
  too_many_matched: msg`Najednou lze změnit nejvýše ${{ products: matchedAtOnce }} druhů zboží a filtrům jich odpovídá víc. Zužte je prosím.`,
  bad_rows_left: msg`Některé řádky provést nelze. Opravte je, nebo proveďte jen ostatní.`,
  number_unreadable: msg`Tohle není číslo.`,
  yes_no_unreadable: msg`Napište prosím ano, nebo ne.`,
  category_unknown: msg`Takovou kategorii nemáme.`,
  category_ambiguous: msg`Takových kategorií je víc. Napište prosím místo názvu číslo kategorie.`,
  category_divided: msg`Tahle kategorie se dále dělí. Napište prosím některou z jejích podkategorií.`,
  brand_unknown: msg`Takovou značku nemáme.`,
  package_unknown: msg`Takové balení v katalogu není.`,
  country_unknown: msg`Takovou zemi neznáme. Napište prosím její dvoupísmenný kód.`,
  cell_broken: msg`V buňce je chyba vzorce.`,
  not_clearable: msg`Tuto hodnotu smazat nelze.`,
  code_repeated: msg`Stejný kód už je na některém řádku výš.`,
  sale_overlaps: msg`V té době už je toto zboží v jiné akci. Zvolte prosím jiné dny, nebo ji nejprve ukončete.`,
};

/** An issue that zod found at a field, in the caller's language (texts: specification, section 5). */
export function fieldErrorText(i18n: I18n, issue: FieldIssue): string {
  const length = Number(issue.minimum ?? issue.maximum ?? 0);
  if (issue.error) return i18n._(fieldErrorTexts[issue.error]);
  if (isEmpty(issue)) return i18n._(msg`Pole musí být vyplněno`);
  if (issue.code === 'too_small' && issue.origin === 'string')
    return i18n._(
      msg`Vyplňte prosím minimálně ${plural(length, { one: '# znak', few: '# znaky', other: '# znaků' })}.`,
    );
  if (issue.code === 'too_big' && issue.origin === 'string')
    return i18n._(
      msg`Vyplňte prosím maximálně ${plural(length, { one: '# znak', few: '# znaky', other: '# znaků' })}.`,
    );
  // In any currency: not every currency has hundredths.
  if (issue.code === 'too_small' && issue.unit === 'money' && issue.minimum === 1)
    return i18n._(msg`Částka musí být vyšší než nula.`);
  if (issue.code === 'too_small') return i18n._(msg`Zadejte prosím nejméně ${{ limit: writtenLimit(i18n, issue) }}.`);
  if (issue.code === 'too_big') return i18n._(msg`Zadejte prosím nejvýše ${{ limit: writtenLimit(i18n, issue) }}.`);
  if (issue.unit === 'money')
    return i18n._(msg`Částka má více desetinných míst, než kolik se jich v její měně používá.`);
  if (issue.code === 'not_multiple_of')
    return i18n._(msg`Desetinných míst může být nejvýše ${{ count: -Math.round(Math.log10(issue.divisor ?? 1)) }}.`);
  if (issue.code === 'invalid_type' && issue.expected === 'int') return i18n._(msg`Zadejte prosím celé číslo.`);
  if (issue.format === 'email') return i18n._(msg`Pole musí obsahovat platný email.`);
  if (issue.code === 'invalid_type' && issue.expected === 'number')
    return i18n._(msg`Pole musí obsahovat pouze číslice.`);
  if (issue.params?.error) return i18n._(fieldErrorTexts[issue.params.error]);
  if (issue.pattern === String(usernamePattern))
    return i18n._(msg`Pole musí obsahovat pouze alfanumerické znaky s tečkou.`);
  return i18n._(msg`Tato hodnota není platná.`);
}

/** Whether a required field is missing or empty. */
export function isEmpty({ isMissing, code, origin, minimum }: FieldIssue): boolean {
  return isMissing || (code === 'too_small' && origin === 'string' && Number(minimum) <= 1);
}

/** A limit in the form in which it may be typed: with thousands separators it would be read differently. */
function writtenLimit(i18n: I18n, { unit, minimum, maximum }: FieldIssue): string {
  const limit = Number(minimum ?? maximum ?? 0);
  if (unit === 'money') return formatMinor(limit, { symbol_before: '', symbol_after: '', decimals: null });
  return i18n.number(unit ? limit / typedUnits[unit] : limit, { maximumFractionDigits: 20, useGrouping: false });
}

export interface FieldIssue {
  readonly code: string;
  /** The field was missing. */
  readonly isMissing: boolean;
  readonly format?: string;
  readonly pattern?: string;
  /** The error code that the schema itself names, as its message. */
  readonly error?: FieldErrorCode;
  /** The error code of a form rule. */
  readonly params?: { readonly error?: FieldErrorCode };
  readonly expected?: string;
  readonly origin?: string;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly divisor?: number;
  /** The unit that was typed, where the value is sent in a smaller one. */
  readonly unit?: TypedUnit;
}
