//! Sets of small things, one bit each.

/// A set of things that are numbers inside (`struct Card(u8)`), a bit each, in an integer that has room for them all. It is
/// declared beside the thing, so that nobody else makes one of a number. What only one game asks of its sets, it adds in an `impl`
/// of its own.
///
/// ```
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// pub struct Marmot(u8);
/// table::bit_set! {
///     /// A set of marmots.
///     pub struct MarmotSet(u32) of Marmot;
/// }
/// let two: MarmotSet = [Marmot(1), Marmot(5)].into_iter().collect();
/// assert_eq!(two.iter().collect::<Vec<_>>(), [Marmot(1), Marmot(5)]);
/// assert_eq!(two.without(Marmot(1)), MarmotSet::one(Marmot(5)));
/// assert!(two.is_several() && two.first() == Some(Marmot(1)) && two.bits() == 0b10_0010);
/// ```
#[macro_export]
macro_rules! bit_set {
    ($(#[$doc:meta])* pub struct $set:ident($bits:ty) of $item:ident;) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        pub struct $set($bits);

        impl $set {
            /// Nothing.
            pub const EMPTY: Self = Self(0);

            /// Just this one.
            #[inline]
            pub const fn one(item: $item) -> Self {
                Self(1 << item.0)
            }

            /// This set and one more.
            #[inline]
            pub const fn with(self, item: $item) -> Self {
                Self(self.0 | 1 << item.0)
            }

            /// This set but for one.
            #[inline]
            pub const fn without(self, item: $item) -> Self {
                Self(self.0 & !(1 << item.0))
            }

            /// Whether this one is in it.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item.0 & 1 == 1
            }

            /// What is in either.
            #[inline]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in both.
            #[inline]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in this one and not in the other.
            #[inline]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// How many are in it.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there is none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether there are two or more.
            #[inline]
            pub const fn is_several(self) -> bool {
                self.0 & self.0.wrapping_sub(1) != 0
            }

            /// Whether all of it is in the other.
            #[inline]
            pub const fn is_within(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            /// The first in it.
            #[inline]
            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some($item(self.0.trailing_zeros() as u8)) }
            }

            /// All in it, in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut rest = self;
                ::std::iter::from_fn(move || {
                    let first = rest.first();
                    rest.0 &= rest.0.wrapping_sub(1);
                    first
                })
            }

            /// One bit each, the first lowest.
            #[inline]
            pub const fn bits(self) -> $bits {
                self.0
            }
        }

        impl ::std::iter::FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl ::std::fmt::Debug for $set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}
