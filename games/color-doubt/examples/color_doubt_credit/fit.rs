//! Fits the behaviour: logistic regression, with odds that are partly given.

use color_doubt::Grounds;

const N: usize = Grounds::TERMS;

/// The weights under which what happened is likeliest, by Newton's method.
pub(crate) fn fit(looks: &[(Grounds, bool)]) -> [f64; N] {
    let mut weights = Grounds::WEIGHTS;
    for _ in 0..20 {
        // A little is added to the diagonal, so that a term that never varies is not a problem.
        let mut curvature: [[f64; N]; N] =
            std::array::from_fn(|row| std::array::from_fn(|column| if row == column { 1e-3 } else { 0.0 }));
        let mut slope = [0.0; N];
        for (Grounds { terms, odds: [plain, favoured], .. }, truth) in looks {
            let favour = terms.iter().zip(weights).map(|(term, weight)| term * weight).sum::<f64>().exp();
            let odds = plain + favoured * favour;
            let said = odds / (1.0 + odds);
            // By how much the logarithm of the odds rises with the weighed sum.
            let share = favoured * favour / odds;
            let off = f64::from(u8::from(*truth)) - said;
            for row in 0..N {
                slope[row] += off * share * terms[row];
                for column in 0..N {
                    curvature[row][column] += said * (1.0 - said) * share * share * terms[row] * terms[column];
                }
            }
        }
        for (weight, step) in weights.iter_mut().zip(solve(curvature, slope)) {
            *weight += step;
        }
    }
    weights
}

/// Solves a system of linear equations by elimination; the matrix is positive definite.
fn solve(mut matrix: [[f64; N]; N], mut right: [f64; N]) -> [f64; N] {
    for pivot in 0..N {
        for row in (0..N).filter(|&row| row != pivot) {
            let factor = matrix[row][pivot] / matrix[pivot][pivot];
            let above = matrix[pivot];
            for (cell, above) in matrix[row].iter_mut().zip(above) {
                *cell -= factor * above;
            }
            right[row] -= factor * right[pivot];
        }
    }
    std::array::from_fn(|row| right[row] / matrix[row][row])
}
