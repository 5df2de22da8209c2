/** Texts of the form that judges a combination, which come with its code. */
export const compatibilityTexts = {
  "compatibility.question": "Is my combination supported?",
  "compatibility.choose": "Choose two versions or more. Leave out what you don’t use.",
  "compatibility.unknownVersion": "{version} (unknown)",
  "compatibility.writeVersion": "Write a version, such as 3.7",
  "compatibility.no": "No, this combination isn’t supported.",
  "compatibility.unknown": "Partly unknown{except}.",
  "compatibility.noLonger": "No longer: these versions fit together{except}, but support has ended.",
  "compatibility.yes": "Yes, this combination is supported{except}.",
  "compatibility.except": ", except for: {features}",
  "compatibility.endedOn": "Support of {part} {version} ended on {day}.",
  "compatibility.hasEnded": "Support of {part} {version} has ended.",
  "compatibility.pair": "{one} and {other}",
  "compatibility.ofFeature": "{feature} with {pair}",
  "compatibility.reasonNone": "{pair}: nothing is published about them.",
  "compatibility.reasonYes": "{pair}: supported ({part} {range}).",
  "compatibility.reasonNo": "{pair}: not supported (needs {part} {range}).",
};
