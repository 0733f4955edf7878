// Adds an empty element after each text field, as password managers do for their icons.
for (const field of document.querySelectorAll('input:not([type=range]), textarea')) {
  field.after(document.createElement('div'));
}
document.documentElement.setAttribute('data-icons', '');
