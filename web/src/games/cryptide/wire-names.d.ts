// The generated CryptideView, CryptideMap and CryptideHexTokens name these types without importing them, because view.rs spells
// them with `ts(type = "…")`. With `ts(as = "Vec<…>")` there, as in Bestioles, the imports come by themselves: then delete this file.
type CryptideLaid = import("../../wire/CryptideLaid").CryptideLaid;
type CryptidePlayer = import("../../wire/CryptidePlayer").CryptidePlayer;
type CryptideStructure = import("../../wire/CryptideStructure").CryptideStructure;
