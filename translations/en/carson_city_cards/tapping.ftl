### A card in hand, and the drawn city on which it is laid.

paint-lay = Lay the card
paint-parcel = Tap the parcel
paint-paint = Paint the city
paint-modes = What a tap on the city does
paint-hand = Card in hand
paint-first = First a picture, then its parcel on the card in hand.
paint-spot = The card at { "{at}" }
paint-back = Take back the last card
paint-sell = sell
paint-take = Take this card away
paint-cards-as-text = Card by card, as text
spot-at = { $at }:
spot-not = { $at }, no:
spot-without-characters = (without characters)
spots-to-lay = Where the card may lie
