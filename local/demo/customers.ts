/** Their telephone numbers do not exist. */
export const CUSTOMERS = [
  customer('Kwame Asante', 41),
  customer('Maria Camilleri', 42),
  customer('Żaren Borġ', 43),
  customer('Layla Haddad', 44),
  customer('Chiamaka Eze', 45),
  customer('Sunita Rai', 46),
  customer('Diego Quispe', 47),
  customer('Amina Trabelsi', 48),
  customer('Jean-Robert Pierre', 49),
  customer('Hiwot Tesfaye', 50),
  customer('Ġorġa Vella', 51),
  customer('Omar al-Masri', 52),
  customer('Priya Nair', 53),
  customer('Luana Ferreira', 54),
  customer('Ebru Yıldız', 55),
  customer('Devon Clarke', 56),
  customer('Ousmane Diallo', 57),
  customer('Rita Zammit', 58),
] as const;

function customer(customerName: string, number: number) {
  return { customerName, customerPhone: `+356 9900 00${number}` };
}
