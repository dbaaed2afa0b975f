import Router from "next/router";

/** As if a link had been pressed: a form with something unsaved in it asks first. */
export function followLink(href: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.hidden = true;
  link.addEventListener("click", (event) => {
    event.preventDefault();
    void Router.push(href);
  });
  document.body.append(link);
  link.click();
  link.remove();
}
