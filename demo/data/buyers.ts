import type { ShopCode } from '#shared/shop/shops.ts';

/**
 * Invented buyers of the demo's orders: key, first name, last name, street, town, postcode, language, company, the first
 * seven digits of its number. A key that is the user name of somebody who logs in makes the orders theirs.
 */
export const buyers: Readonly<Record<ShopCode, string>> = {
  cz: `
    1       | Karolína | Benešová  | Ukázková 12  | Praha             | 110 00 | cs | - | -
    2       | Marek    | Dostál    | Smyšlená 4   | Brno              | 602 00 | cs | - | -
    3       | Šárka    | Hrubá     | Příkladná 31 | Olomouc           | 779 00 | cs | Vinotéka Na Růžku s.r.o. | 9920011
    4       | Jiří     | Kalina    | Zkušební 8   | Plzeň             | 301 00 | cs | - | -
    5       | Lenka    | Mašková   | Vzorová 77   | Hradec Králové    | 500 02 | cs | - | -
    6       | Oliver   | Whitmore  | Pokusná 5    | Liberec           | 460 01 | en | - | -
    7       | Greta    | Lindner   | Ukázková 60  | České Budějovice  | 370 01 | de | - | -
    8       | Zdeněk   | Žák       | Smyšlená 19  | Ostrava           | 702 00 | cs | - | -
    overeny | Viktor   | Ověřený   | Vzorová 3    | Praha             | 110 00 | cs | - | -
    novy    | Nela     | Nováková  | Zkušební 44  | Zlín              | 760 01 | cs | - | -
  `,
  sk: `
    1       | Katarína | Benková   | Ukázková 12  | Bratislava        | 811 01 | cs | - | -
    2       | Marek    | Dudáš     | Vymyslená 4  | Košice            | 040 01 | cs | - | -
    3       | Zuzana   | Hrušková  | Príkladná 31 | Žilina            | 010 01 | cs | Vinotéka Na Rohu s.r.o. | 9920022
    4       | Juraj    | Kováč     | Skúšobná 8   | Nitra             | 949 01 | cs | - | -
    5       | Lenka    | Mišíková  | Vzorová 77   | Trnava            | 917 01 | cs | - | -
    6       | Oliver   | Whitmore  | Pokusná 5    | Prešov            | 080 01 | en | - | -
    7       | Greta    | Lindner   | Ukázková 60  | Trenčín           | 911 01 | de | - | -
    8       | Štefan   | Žilka     | Vymyslená 19 | Banská Bystrica   | 974 01 | cs | - | -
    overeny | Viktor   | Ověřený   | Vzorová 3    | Bratislava        | 811 01 | cs | - | -
    novy    | Nela     | Nováková  | Skúšobná 44  | Poprad            | 058 01 | cs | - | -
  `,
};

/**
 * Orders, the oldest first but for the last, of which a clerk wants to refund a large part: days ago | buyer | bottles | voucher |
 * delivery | payment | what became of it | money that went back | what was returned | how it came.
 * What became of it is a state, `expired` (cancelled, for nobody paid) or `called_off` (cancelled after it was paid).
 * Money is a part of the total or `piece` (of the first line), with the state of the refund where it isn't done.
 */
export const orderPlans = `
  171 | 2       | 3 | EVALETO | courier      | card             | delivered           | -          | - | web
  152 | 3       | 2 | EVALETO | courier      | card             | delivered           | -          | - | web
  118 | 4       | 2 | PRVNIM3 | post         | card             | delivered           | -          | complaint closed | web
  117 | 5       | 4 | PRVNIM3 | courier      | bank_transfer    | delivered           | -          | - | web
  115 | 6       | 1 | PRVNIM3 | courier      | card             | delivered           | -          | - | web
   88 | 7       | 3 | EVA10   | courier      | card             | delivered           | -          | complaint refused | web
   74 | 8       | 2 | VITEJTE | pickup_point | cash_on_delivery | delivered           | -          | - | web
   69 | 1       | 5 | EVA10   | courier      | card             | delivered           | 0.4        | complaint accepted | web
   61 | overeny | 2 | -       | branch       | card             | delivered           | -          | - | web
   52 | 2       | 1 | EVA10   | courier      | card             | delivered           | -          | - | web
   41 | 3       | 6 | -       | courier      | bank_transfer    | delivered           | -          | - | web
   33 | 4       | 2 | DOPRAVA | post         | card             | delivered           | -          | - | web
   31 | novy    | 1 | -       | pickup_point | bank_transfer    | expired             | -          | - | web
   29 | 5       | 4 | EVA10   | courier      | card             | delivered           | -          | - | web
   26 | 7       | 2 | -       | courier      | card             | delivered           | piece      | withdrawal settled | web
   22 | 6       | 2 | -       | courier      | cash_on_delivery | delivered           | -          | withdrawal refused | web
   17 | 8       | 3 | -       | branch       | card             | refunded            | 1          | - | web
   14 | overeny | 3 | -       | courier      | card             | delivered           | -          | complaint being_examined | web
   12 | 1       | 3 | EVA10   | courier      | card             | delivered           | -          | withdrawal accepted | web
   10 | novy    | 2 | -       | courier      | bank_transfer    | delivered           | -          | complaint received | web
    9 | 5       | 2 | VITEJTE | courier      | card             | refunded            | 1          | - | web
    8 | 2       | 1 | -       | post         | cash_on_delivery | delivered           | -          | withdrawal received | web
    7 | 4       | 2 | -       | courier      | bank_transfer    | called_off          | 1 waiting  | - | web
    6 | 3       | 4 | -       | courier      | bank_transfer    | waiting_for_payment | -          | - | phone
    5 | 6       | 2 | -       | pickup_point | cash_on_delivery | sent                | -          | - | web
    4 | 7       | 2 | EVA10   | courier      | card             | sent                | 0.2 failed | - | web
    4 | overeny | 2 | -       | branch       | card             | ready_for_pickup    | -          | - | web
    3 | 8       | 1 | -       | branch       | card             | ready_for_pickup    | -          | - | web
    3 | 1       | 2 | -       | courier      | card             | being_prepared      | -          | - | web
    2 | 3       | 5 | -       | courier      | cash_on_delivery | being_prepared      | -          | - | phone
    2 | novy    | 1 | -       | post         | bank_transfer    | waiting_for_payment | -          | - | web
    2 | 4       | 2 | -       | branch       | card             | paid                | -          | - | web
    1 | 2       | 3 | VITEJTE | courier      | card             | paid                | -          | - | web
    1 | 5       | 1 | -       | courier      | card             | waiting_for_payment | -          | - | web
    5 | 3       | 16 | -      | courier      | bank_transfer    | delivered           | 0.9 unapproved | - | web
`;
