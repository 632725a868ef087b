/** Sentences of private adverts in English; the groups are those of the Czech ones. */
export const phrasesEn = `
# bottle variant
 |
 |
 |
sealed | The bottle is sealed, stamp and capsule are intact.
unopened bottle | Never opened, original closure and control strip in place.
older bottling | Judging by the stamp and label it is an older bottling, around {oldyear}.
with gift box | Comes with its original gift box, a few scuffs on the corners only.
!from my collection | It comes from a small collection that I am slowly reducing.
!unwanted gift | A present that we never got round to.

# bottle opening
Selling one bottle from my own shelf.
Bought in a shop here, receipt available.
I am moving back home and cannot take everything with me.
Kept upright in a dark cupboard since {year}.
Left over from a tasting with friends.
My collection has changed direction, so this one may go.
Bought as a gift and then kept for the wrong occasion.

# bottle condition
The level is in the neck and the label is clean.
A small scuff on the back label, otherwise perfect.
Stored away from heat and light.
The photographs are recent, more on request.
The control strip is genuine and complete, I can send a close-up.

# wine variant
 |
 |
cellared | Laid down in a cellar at 11 to 13 °C all the time.
!from a private cellar | It comes from a private cellar that I am thinning out.

# wine opening
Bought at the winery after a tasting.
Left over from a larger order for a celebration.
The cellar is full and the new vintages need room.
Kept lying down, without light or vibration.

# wine condition
The level is in the neck and the cork is tight.
The label has a few damp stains from the cellar.
The capsule is intact, see the second photograph.

# wine demand
Wanted for my cellar, the vintage may differ by a year.
One bottle for an anniversary, good storage matters most.

# rare opening
From a private collection of old bottlings.
Bought at auction in {year}, receipt included.
A collector's piece and sold as such.

# beer variant
 |
fresh batch | It is a fresh batch, the date is on the label.
several available | Several bottles available, better price for six.

# beer opening
Brought back from a visit to the brewery.
More than I can drink before the date, hence the sale.
A limited batch that has vanished from the shops.

# beer condition
Kept cold and dark, crown caps without rust.
The sediment is natural for this style.
Returnable bottles, the deposit is extra.

# miniature variant
 |
full and sealed | Full and sealed.
more available | I have many others, ask for the list.

# miniature opening
A duplicate from my collection of miniatures.
Kept in a glass cabinet, away from the sun.
For collectors; I would not advise drinking the older ones.

# miniature condition
The label has yellowed a little but is complete.
The level has dropped slightly with age.
Packed in bubble wrap, nothing has ever broken on the way.

# tobacco variant
 |
sealed packing | The packing is sealed and carries a valid tax stamp.
from the humidor | Kept closed in a humidor at 67 per cent.

# tobacco opening
Unopened packing with a valid tax stamp, bought in a local shop.
Surplus to my needs, so I am passing it on.
A gift that I have no use for.

# tobacco condition
The seal is unbroken and the stamp complete.
Sold as a whole only, no single pieces.
Handed over to adults only, please bring an identity card.

# equipment variant
 |
 |
!unused | Never used and still in its box.
!as new | Used two or three times, no signs of wear.
with box | The original box and papers are included.

# equipment opening
Selling because it is not being used.
Bought in {year}, used now and then.
We were given two, so one may go.
I have a bigger one now, this is in perfect order.

# equipment condition
Everything works, cleaned and ready.
No chips or cracks, as in the photographs.
The usual light marks of use, nothing serious.
All parts are there.

# collectible variant
 |
condition as shown | The condition is as shown in the photographs.
exchange possible | I would also consider an exchange.

# collectible opening
From a family collection begun in the 1970s.
Bought at a collectors' fair in {year}.
Found in the attic during rebuilding.
A nice piece for a bar or a cellar.

# collectible condition
The condition fits the age, no repairs.
Slight wear along the edges, the print is well preserved.
Kept dry and out of the light.

# any reason
Questions are welcome, I usually answer the same evening.
Serious offers only, please.
Have a look at my other adverts.
Buyers must be over 18.
I can keep it for you for three days.

# any handover
Pickup in {place}, or well packed by post.
I prefer to hand it over in person, {place}.
Posted within two days of payment, insured.
Shipping in a divided box with padding, {postage}.
I travel between {cities} on weekends and can bring it along.

# any negotiable
The price is open to offers.
Reasonable offers considered.
Cheaper if you take more than one thing.

# any fixed
The price is firm.
Price includes packing.
I am not in a hurry, so no haggling, please.

# bottle demand
Looking for one or two sealed bottles for my own collection.
I have been searching for a while, the shops no longer have it.
A damaged box is no problem as long as the bottle is good.
It is meant as a birthday present, so I would be glad of an early answer.

# beer demand
Wanted for a tasting with friends, fresh or cellared.
An empty bottle with its label would do as well.

# miniature demand
Filling gaps in my collection, larger lots welcome.
Full and sealed ones, please, a lower level is fine with older pieces.

# tobacco demand
Sealed packing with a valid tax stamp only.
Looking for a whole unopened box, please send a photograph of the seal.

# equipment demand
In good condition, used is fine.
Wanted for a home bar, I can collect it in person.

# collectible demand
I am extending my collection and buy single pieces as well as lots.
Anything from before 1948 is of interest.

# any demandend
Please send a photograph and the price you have in mind.
I pay by transfer or in cash on pickup.
I can come to {place} and around.
Every offer gets an answer.
`;
